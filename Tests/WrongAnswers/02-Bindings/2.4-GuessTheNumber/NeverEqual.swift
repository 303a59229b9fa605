// caught by: A guess is lower, equal or higher than the secret
// REGION 2
        if count < secret { .lower } else if count >= secret { .higher } else { .equal }
